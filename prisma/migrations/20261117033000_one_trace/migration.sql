-- No two debits on their way have the same trace; traces come again after millions of them.
CREATE UNIQUE INDEX "BankFileEntry_open_trace_key" ON "BankFileEntry"("trace") WHERE "state" = 'OPEN';
