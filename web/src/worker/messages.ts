/** What a page and the worker with the server tell each other, beside the protocol. */

/** Steps of the start, in this order. */
export type Phase = "runtime" | "packages" | "unpack" | "import";

export type ToWorker =
  /**
   * The first message. `base`: the URL of the folder with the files, with a slash at its end. `files`: those files by
   * name, where nothing can be fetched from there.
   */
  | {
      readonly kind: "start";
      readonly base: string;
      readonly port: MessagePort;
      readonly files?: Readonly<Record<string, ArrayBuffer>>;
    }
  /** A command line, run in a folder that has these files and nothing else, given by name. */
  | {
      readonly kind: "command";
      readonly number: number;
      readonly arguments: readonly string[];
      readonly files: Readonly<Record<string, string>>;
    };

export type FromWorker =
  /** `share` of all bytes that are to be loaded, 0 to 1. */
  | { readonly kind: "loaded"; readonly share: number }
  | { readonly kind: "passed"; readonly phase: Phase; readonly milliseconds: number }
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly reason: string }
  /** A line of Python's own output. */
  | { readonly kind: "said"; readonly line: string }
  /** Of the command with that number. `files`: those that it has written or changed. */
  | {
      readonly kind: "answer";
      readonly number: number;
      readonly status: number;
      readonly output: string;
      readonly errors: string;
      readonly files: Readonly<Record<string, string>>;
    };
