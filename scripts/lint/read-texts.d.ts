export interface ReadText {
  readonly place: string;
  readonly text: string;
}
export function descriptionsIn(sdl: string): ReadText[];
export function textsIn(file: string, source?: string): ReadText[];
