package dev.stoa.application.operations;

import io.vavr.control.Option;
import java.time.Duration;

/**
 * How large a workspace is, and how old its newest backup.
 *
 * @param bytes of the file and its log, or of the tables and their indexes; none for a store in
 *     memory
 * @param backupAge none if there is no backup, or if it is not known where they are
 */
public record StoreFigures(Option<Long> bytes, Option<Duration> backupAge) {}
