package dev.stoa.bootstrap.storage;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * SQLite, and PostgreSQL too with {@code -Pslow}: for tests that start processes or load much data.
 * Statements are tested on both engines by the contracts. To a server, a process is a connection
 * like that of a thread, and threads are tested on both; to a file it is another holder of locks.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@MethodSource("dev.stoa.bootstrap.storage.TestEngine#ofThisBuild")
public @interface EnginesOfThisBuild {}
