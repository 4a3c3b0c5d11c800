/**
 * A real PostgreSQL for tests and benchmarks.
 *
 * <p>Databases have a Turkish collation, to expose hidden dependencies. The session zone is set by
 * the caller: a pool or adapter under test runs {@code SET TIME ZONE -8} as its init SQL, because a
 * zone set here would end with the connection that set it. (In quotes, {@code '-08:00'} would mean
 * eight hours <em>ahead</em>: PostgreSQL reads that text as POSIX does.)
 */
@NullMarked
package dev.stoa.testkit.postgres;

import org.jspecify.annotations.NullMarked;
