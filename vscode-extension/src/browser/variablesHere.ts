/** Variables in a browser: there are no folders, no home and no environment. */
import type { Surroundings } from "../variables";
import { replaceVariables } from "../variables";

export const PLATFORM = "web";

export function withVariables(text: string): string {
  return replaceVariables(text, surroundings()).text;
}

export function surroundings(): Surroundings {
  return { workspaceFolder: undefined, folders: new Map(), userHome: "/", environment: {} };
}
