import { randomUUID } from 'node:crypto';
import { Command, InvalidArgumentError, Option } from 'commander';
import { registerClient } from '../app/create-client.js';
import type { AdministrationStores, Clock, UnitOfWork } from '../app/ports.js';
import { revoke } from '../app/revoke-client.js';
import type { Portfolio } from '../domain/access/portfolio.js';
import { ROLES, type Role } from '../domain/access/roles.js';
import { clientStore } from '../persistence/client/client-store.js';
import type { Database } from '../persistence/database/database.js';
import { administrationWork } from '../persistence/unit-of-work.js';
import { withDatabase } from './with-database.js';

interface CreateOptions {
  readonly role: Role;
  readonly name: string;
  readonly lender?: string;
  readonly servicer?: string;
  readonly borrower?: string;
  readonly subject?: string;
  readonly json?: true;
}

const clock: Clock = { now: () => new Date(), sleep: () => Promise.resolve() };

/** The command line repeats nothing, so its unit of work needs no lasting key for inputs. */
const workOn = (database: Database): UnitOfWork<AdministrationStores> =>
  administrationWork(database.prisma, Buffer.from(randomUUID()));

export const clientsCommand = () =>
  new Command('clients')
    .description('API clients and their credentials.')
    .addCommand(createCommand())
    .addCommand(listCommand())
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
    .option('--subject <subject>', 'who the outside identity provider says it is (azp, client_id or sub)')
    .option('--json', 'print one JSON object')
    .action(async ({ role, name, subject, json, ...binding }: CreateOptions) => {
      const result = await withDatabase((database) =>
        workOn(database).run((stores) =>
          registerClient(stores, clock, { role, name, subject, portfolio: portfolioOf(binding) }),
        ),
      );
      if (!result.ok) throw new Error(result.refusal.message);
      const { clientId, clientSecret, apiKey } = result.value;
      process.stdout.write(
        json
          ? `${JSON.stringify({ clientId, clientSecret, apiKey })}\n`
          : `clientId      ${clientId}\nclientSecret  ${clientSecret}\napiKey        ${apiKey}\n\nThey are shown this once.\n`,
      );
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
      const result = await withDatabase((database) => workOn(database).run((stores) => revoke(stores, clock, id)));
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
