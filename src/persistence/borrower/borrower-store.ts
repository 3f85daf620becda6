import type { BorrowerStore } from '../../app/ports.js';
import type { Prisma } from '../../generated/prisma/client.js';
import { portfolioFilter } from '../loan/portfolio-filter.js';

export function borrowerStore(tx: Prisma.TransactionClient): BorrowerStore {
  return {
    lock: async (id, portfolio) => {
      const [borrower] = await tx.$queryRaw<
        { erasedAt: Date | null }[]
      >`SELECT "erasedAt" FROM "Borrower" WHERE "id" = ${id} FOR UPDATE`;
      if (!borrower || portfolio.kind === 'ALL') return borrower;
      const inside = await tx.loan.count({ where: { AND: [{ borrowerId: id }, portfolioFilter(portfolio)] } });
      return inside > 0 && inside === (await tx.loan.count({ where: { borrowerId: id } })) ? borrower : undefined;
    },
    erase: async (borrowerId, at) => {
      const ofBorrower = { where: { loan: { borrowerId } } };
      await tx.borrower.update({
        where: { id: borrowerId },
        data: { dataKey: null, ssnIndex: null, erasedAt: at },
      });
      await tx.application.updateMany({ ...ofBorrower, data: { personalPart: null, identityPart: null } });
      await tx.riskAssessment.updateMany({ ...ofBorrower, data: { bureauPart: null } });
      await tx.underwriting.updateMany({ ...ofBorrower, data: { personalPart: null, bureauPart: null } });
      await tx.bureauFile.deleteMany(ofBorrower);
      await tx.documentContent.deleteMany({ where: { document: { loan: { borrowerId } } } });
      await tx.document.deleteMany(ofBorrower);
      // The digest of the record covers its personal values.
      await tx.loan.updateMany({ where: { borrowerId }, data: { importDigest: null } });
    },
  };
}
