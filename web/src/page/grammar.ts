/** Colours of the project's TextMate grammar, line by line; the server's semantic tokens come on top of them. */
import { createOnigScanner, createOnigString, loadWASM } from "vscode-oniguruma";
import { INITIAL, type IGrammar, type IRawGrammar, Registry, type StateStack } from "vscode-textmate";
import { unpacked } from "../packed.ts";
import { monaco } from "./monaco.ts";

/** Longer lines stay without colours: as in VS Code. */
const MOST = 20_000;

class State implements monaco.languages.IState {
  readonly stack: StateStack;

  constructor(stack: StateStack) {
    this.stack = stack;
  }

  clone(): this {
    return this;
  }

  equals(other: State): boolean {
    return this.stack.equals(other.stack);
  }
}

/** `folder`: the URL of the page's folder, with a slash at its end. */
export async function colour(languages: readonly string[], folder: string): Promise<void> {
  await loadWASM(await unpacked(`${folder}onig.wasm`, "application/wasm"));
  const onigLib = Promise.resolve({ createOnigScanner, createOnigString });
  const content = (await (await fetch(`${folder}mlir.tmLanguage.json`)).json()) as IRawGrammar;
  const registry = new Registry({ onigLib, loadGrammar: () => Promise.resolve(content) });
  const grammar = await registry.loadGrammar("source.mlir");
  if (grammar !== null) {
    languages.forEach((language) => monaco.languages.setTokensProvider(language, provider(grammar)));
  }
}

function provider(grammar: IGrammar): monaco.languages.TokensProvider {
  return {
    getInitialState: () => new State(INITIAL),
    tokenize: (line, state) => {
      if (line.length > MOST) {
        return { tokens: [{ startIndex: 0, scopes: "" }], endState: state };
      }
      const { tokens, ruleStack } = grammar.tokenizeLine(line, (state as State).stack);
      return {
        tokens: tokens.map(({ startIndex, scopes }) => ({ startIndex, scopes: scopes.at(-1) ?? "" })),
        endState: new State(ruleStack),
      };
    },
  };
}
