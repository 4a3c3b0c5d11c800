/**
 * A real PostgreSQL for tests and benchmarks, wherever they run.
 *
 * <p>Databases are made with a hostile collation. The hostile session zone is the caller's part: a
 * pool or adapter under test runs {@code SET TIME ZONE -8} as its init SQL, because a zone set here
 * would end with the connection that set it. (In quotes, {@code '-08:00'} would mean eight hours
 * <em>ahead</em>: PostgreSQL reads that text as POSIX does.)
 */
@NullMarked
package dev.stoa.testkit.postgres;

import org.jspecify.annotations.NullMarked;
