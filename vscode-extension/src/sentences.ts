/** Sentences made of the words of others. */

/** `sentence` to be followed by what ends it: a reason of others may have full stops of its own. */
export function withoutStop(sentence: string): string {
  let end = sentence.length;
  while (end > 0 && " .\t\r\n".includes(sentence.charAt(end - 1))) {
    end -= 1;
  }
  return sentence.slice(0, end);
}
