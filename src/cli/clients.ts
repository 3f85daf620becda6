import { randomUUID } from 'node:crypto';
import { Command, InvalidArgumentError, Option } from 'commander';
import {
  clientAct,
  commandLine,
  registerClient,
  type ClientCredentials,
  revoke,
  rotate,
} from '../app/client/manage-clients.js';
import type { AdministrationStores, Clock, UnitOfWork } from '../app/ports/ports.js';
import type { Portfolio } from '../domain/access/viewer.js';
import { type Role, ROLES } from '../domain/access/roles.js';
import { addAnchor } from '../persistence/audit/audit-anchor.js';
import { openAuditChain } from '../persistence/audit/audit-chain.js';
import { clientStore } from '../persistence/client/client-store.js';
import type { Database } from '../persistence/database/database.js';
import type { KeyRing } from '../persistence/sealing/key-ring.js';
import { administrationWork } from '../persistence/unit-of-work.js';
import { withDatabase } from './with-database.js';

interface CreateOptions {
  readonly role: Role;
  readonly name: string;
  readonly lender?: string;
  readonly servicer?: string;
  readonly borrower?: string;
  readonly allLoans?: boolean;
  readonly subject?: string;
  readonly json?: true;
}

const clock: Clock = { now: () => new Date(), sleep: () => Promise.resolve() };

/** The command line repeats nothing, so its unit of work needs no lasting key for inputs. */
async function workOn({ prisma }: Database, ring: KeyRing): Promise<UnitOfWork<AdministrationStores>> {
  const chain = await openAuditChain(prisma, ring);
  return administrationWork(prisma, Buffer.from(randomUUID()), chain);
}

/** What was done is in the audit log, whose end is kept outside of it. */
const inOneUnit = <T>(work: (stores: AdministrationStores) => Promise<T>): Promise<T> =>
  withDatabase(async (database, config, ring) => {
    const result = await (await workOn(database, ring)).run(work);
    const head = await database.prisma.auditHead.findUnique({ where: { id: 1 } });
    if (head && config.auditAnchor !== undefined) await addAnchor(config.auditAnchor, head);
    return result;
  });

const byCommandLine = () => ({ manager: 'COMMAND_LINE', actor: commandLine() }) as const;

export const clientsCommand = () =>
  new Command('clients')
    .description('API clients and their credentials.')
    .addCommand(createCommand())
    .addCommand(listCommand())
    .addCommand(rotateCommand())
    .addCommand(revokeCommand());

const createCommand = () =>
  new Command('create')
    .description('Create a client. Its credentials are printed once.')
    .addOption(new Option('--role <role>', 'what it may see and do').choices(ROLES).makeOptionMandatory())
    .requiredOption('--name <name>', 'what people call it', notBlank)
    .addOption(
      new Option('--lender <id>', 'only the loans of this lender exist for it').conflicts(['servicer', 'borrower']),
    )
    .addOption(
      new Option('--servicer <id>', 'only the loans of this servicer exist for it').conflicts(['lender', 'borrower']),
    )
    .addOption(
      new Option('--borrower <id>', 'only the loans of this borrower exist for it').conflicts(['lender', 'servicer']),
    )
    .addOption(
      new Option('--all-loans', 'it sees the loans of all; a LENDER or SERVICER is bound otherwise').conflicts([
        'lender',
        'servicer',
        'borrower',
      ]),
    )
    .option('--subject <subject>', 'who the outside identity provider says it is (azp, client_id or sub)')
    .option('--json', 'print one JSON object')
    .action(async ({ role, name, subject, allLoans = false, json, ...binding }: CreateOptions) => {
      const input = { role, name, subject, allLoans, portfolio: portfolioOf(binding) };
      const result = await inOneUnit(async (stores) => {
        const registered = await registerClient(stores, clock, input);
        if (!registered.ok) return registered;
        const client = { ...input, id: registered.value.clientId };
        await stores.audit.append(clientAct('createClient', commandLine(), client, clock.now()));
        return registered;
      });
      if (!result.ok) throw new Error(`${result.refusal.message}${BOUND_HINT}`);
      print(result.value, json);
    });

const BOUND_HINT = ' (--lender, --servicer or --borrower bind a client; --all-loans says that it sees all)';

const print = ({ clientId, clientSecret, apiKey }: ClientCredentials, json: true | undefined): void => {
  process.stdout.write(
    json
      ? `${JSON.stringify({ clientId, clientSecret, apiKey })}\n`
      : `clientId      ${clientId}\nclientSecret  ${clientSecret}\napiKey        ${apiKey}\n\nThey are shown this once.\n`,
  );
};

const rotateCommand = () =>
  new Command('rotate')
    .description('Give a client a new API key and secret. The old ones stop working within seconds.')
    .argument('<id>', 'the client')
    .option('--json', 'print one JSON object')
    .action(async (id: string, { json }: { json?: true }) => {
      const result = await inOneUnit((stores) => rotate(stores, clock, byCommandLine(), id));
      if (!result.ok) throw new Error(`${result.refusal.message}: see \`loan-gateway clients list\``);
      print(result.value, json);
    });

const listCommand = () =>
  new Command('list')
    .description('List the clients.')
    .option('--json', 'print one JSON object a line')
    .action(async ({ json }: { json?: true }) => {
      const clients = await withDatabase((database) => clientStore(database.prisma).list());
      for (const { id, name, role, portfolio, revokedAt, createdAt } of clients) {
        const bound = portfolio.kind === 'ALL' ? 'all loans' : `${portfolio.kind.toLowerCase()} ${portfolio.id}`;
        const line = json
          ? JSON.stringify({ clientId: id, name, role, portfolio, createdAt, revokedAt: revokedAt ?? null })
          : `${id}  ${role.padEnd(11)}  ${bound}  ${revokedAt ? 'revoked' : 'active'}  ${name}`;
        process.stdout.write(`${line}\n`);
      }
    });

const revokeCommand = () =>
  new Command('revoke')
    .description('Revoke a client. It stops working within seconds, in every process.')
    .argument('<id>', 'the client')
    .action(async (id: string) => {
      const result = await inOneUnit((stores) => revoke(stores, clock, byCommandLine(), id));
      if (!result.ok) throw new Error(`${result.refusal.message}: see \`loan-gateway clients list\``);
      process.stdout.write('Revoked.\n');
    });

function notBlank(text: string): string {
  if (!text.trim()) throw new InvalidArgumentError('It must not be blank.');
  return text;
}

function portfolioOf({
  lender,
  servicer,
  borrower,
}: Pick<CreateOptions, 'lender' | 'servicer' | 'borrower'>): Portfolio {
  if (lender !== undefined) return { kind: 'LENDER', id: lender };
  if (servicer !== undefined) return { kind: 'SERVICER', id: servicer };
  if (borrower !== undefined) return { kind: 'BORROWER', id: borrower };
  return { kind: 'ALL' };
}
