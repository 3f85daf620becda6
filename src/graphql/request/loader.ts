import DataLoader from 'dataloader';
import { GraphQLError } from 'graphql';
import type { BorrowerView, MakeRoom, StoredDocument, Excerpts } from '../../app/ports/record-store.js';
import { NO_ROOM_MESSAGE, type Room } from '../../app/runtime/kept-bytes.js';
import { obtain } from '../../domain/obtain.js';
import { borrowerSubject, documentSubject, loanSubject, type Disclosures } from '../../app/ports/audit-log.js';
import type { LoanView, Page } from '../../app/ports/loan-reader.js';
import type { LoanText } from '../../app/ports/servicing-reader.js';
import type { Viewer } from '../../domain/access/viewer.js';
import { isSealed, type Scope, SEALED_CLASSES, type VisibilityClass } from '../../domain/access/roles.js';
import { classesOf, CREDIT_REPORT, type JsonPart } from '../../domain/record/field.js';
import { all, isGranted } from '../guard/access.js';

type Note<Row> = (row: Row, id: string) => void;
type ReadRows<Row> = (ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>;

/** Rows by their ids, each read once for a request, whoever asks for it and how often. */
export class Loader<Row> {
  private readonly readings = new Map<string, Promise<ReadonlyMap<string, Row>>>();
  private next: { readonly ids: string[]; readonly rows: Promise<ReadonlyMap<string, Row>> } | undefined;
  private single: DataLoader<string, Row | undefined> | undefined;

  constructor(
    private readonly read: ReadRows<Row>,
    private readonly note?: Note<Row>,
  ) {}

  /** Many at once, in their order, whatever order the database answered in. */
  async loadAll(ids: readonly string[]): Promise<readonly (Row | undefined)[]> {
    for (const id of ids) if (!this.readings.has(id)) this.readings.set(id, this.readSoon(id));
    const rows = await Promise.all(new Set(ids.flatMap((id) => this.readings.get(id) ?? [])));
    const [all] = rows;
    if (all && rows.length === 1) return ids.map((id) => all.get(id));
    return ids.map((id) => rows.find((found) => found.has(id))?.get(id));
  }

  /** With all others that are asked for before this turn of promises is over. */
  private readSoon(id: string): Promise<ReadonlyMap<string, Row>> {
    if (!this.next) {
      const ids: string[] = [];
      const rows = Promise.resolve().then(() => {
        this.next = undefined;
        return this.readNoted(ids);
      });
      this.next = { ids, rows };
    }
    this.next.ids.push(id);
    return this.next.rows;
  }

  /** For who has one at a time: those of one turn are read together. */
  load(id: string): Promise<Row | undefined> {
    this.single ??= new DataLoader((ids: readonly string[]) => this.loadAll(ids), { cache: false });
    return this.single.load(id);
  }

  private async readNoted(ids: readonly string[]): Promise<ReadonlyMap<string, Row>> {
    const rows = await this.read(ids);
    if (this.note) rows.forEach(this.note);
    return rows;
  }
}

/** One loader per question, so that whoever asks the same of many ids is answered by one read. */
export function perQuestion<Question extends object, Row>(
  read: (question: Question, ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
  note?: Note<Row>,
) {
  const loaders = new Map<string, Loader<Row>>();
  const asked = new Map<Question, Loader<Row>>();
  return (question: Question): Loader<Row> =>
    obtain(asked, question, () =>
      obtain(loaders, keyOf(question), () => new Loader((ids) => read(question, ids), note)),
    );
}

/** One loader for each of what they are of, made when it is first asked for. */
export function oneEach<Of, Row>(loaderOf: (of: Of) => Loader<Row>): (of: Of) => Loader<Row> {
  const loaders = new Map<Of, Loader<Row>>();
  return (of) => obtain(loaders, of, () => loaderOf(of));
}

/** Selections belong to plans and come again; what they are known by is written once. */
const keys = new WeakMap<object, string>();

const keyOf = (question: object): string => obtain(keys, question, () => JSON.stringify(question, sorted));

const sorted = (_: string, value: unknown) => (value instanceof Set ? [...(value as Set<string>)].sort() : value);

/** Fails where stored values are too large together, or there is no place for them now; nothing of them is read then. */
export const roomFor =
  (room: Room | undefined): MakeRoom =>
  (sizes) => {
    if (room?.forStored(sizes)) throw noRoom(room);
  };

export const lengthsOf = (documents: readonly StoredDocument[]): number[] =>
  documents.map(({ size }) => base64Length(size));

const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** Why nothing of the answer is sent. */
export const noRoom = ({ refusal, most }: Room): GraphQLError =>
  refusal === 'TOO_MUCH'
    ? new GraphQLError(
        `Documents, in base64, and tables of one answer may have ${most} bytes together: ask for fewer at once, or for the links of documents`,
        { extensions: { code: 'LIMIT_EXCEEDED', limit: 'documents', most, http: { status: 400 } } },
      )
    : new GraphQLError(NO_ROOM_MESSAGE, {
        extensions: { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 1, http: { status: 503 } },
      });

/** To whom something is shown, and where that is noted for the audit log. */
export interface Shown {
  readonly viewer: Viewer;
  readonly disclosures: Disclosures;
}

export const noteLoan = ({ viewer: { scopes }, disclosures }: Shown) => {
  const mayLink = isGranted('PERSONAL', scopes);
  return ({ id, borrowerId }: LoanView) => {
    if (!mayLink || borrowerId === undefined) return;
    disclosures.note(loanSubject(id), 'PERSONAL');
    disclosures.note(borrowerSubject(borrowerId), 'PERSONAL');
  };
};

export const noteLoans =
  (shown: Shown) =>
  ({ rows }: Page<LoanView>) => {
    rows.forEach(noteLoan(shown));
  };

export function noteBorrower(shown: Shown) {
  const noteParts = noteExcerpts(shown);
  return ({ id, newestLoanId, excerpts }: BorrowerView) => {
    shown.disclosures.note(borrowerSubject(id), 'PERSONAL');
    shown.disclosures.note(loanSubject(newestLoanId), 'PERSONAL');
    noteParts(excerpts, newestLoanId);
  };
}

export const noteExcerpts =
  ({ viewer: { scopes }, disclosures }: Shown) =>
  (excerpts: Excerpts, loanId: string) => {
    const classes = sealedClassesIn(excerpts, scopes);
    if (classes.length > 0) disclosures.note(loanSubject(loanId), ...classes);
  };

export const noteBureau =
  ({ disclosures }: Shown) =>
  (value: unknown, loanId: string) => {
    if (value !== null) disclosures.note(loanSubject(loanId), 'BUREAU');
  };

/** Free text, which may say anything of the person. */
export const noteText =
  ({ disclosures }: Shown) =>
  (value: unknown, loanId: string) => {
    if (value !== null) disclosures.note(loanSubject(loanId), 'PERSONAL');
  };

export function noteLoanText(shown: Shown) {
  const note = noteText(shown);
  return ({ text, loanId }: LoanText) => {
    note(text, loanId);
  };
}

export const noteDocument =
  ({ disclosures }: Shown) =>
  (content: object | null, id: string) => {
    if (content) disclosures.note(documentSubject(id), ...CREDIT_REPORT);
  };

const sealed: ReadonlySet<VisibilityClass> = new Set(SEALED_CLASSES);

/** The classes that a viewer is shown out of these parts; an erased part shows nothing. */
function sealedClassesIn(excerpts: Excerpts, scopes: ReadonlySet<Scope>): VisibilityClass[] {
  const parts = Object.entries(excerpts) as [JsonPart, Excerpts[JsonPart]][];
  return parts
    .filter(([part, excerpt]) => excerpt !== null && isSealed(classesOf(part)))
    .flatMap(([part]) => shownClasses(part, scopes));
}

/** Who may not see a part got it read only for something PERSONAL derived from it, such as the end of an SSN. */
function shownClasses(part: JsonPart, scopes: ReadonlySet<Scope>): readonly VisibilityClass[] {
  const classes = classesOf(part);
  return isGranted(all(...classes), scopes) ? classes.filter((one) => sealed.has(one)) : ['PERSONAL'];
}
