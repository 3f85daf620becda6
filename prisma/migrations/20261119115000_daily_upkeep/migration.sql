-- The job that deletes old idempotency keys each day.
SELECT pgboss.create_queue('daily-upkeep', '{"policy": "short"}');
