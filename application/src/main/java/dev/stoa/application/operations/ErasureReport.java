package dev.stoa.application.operations;

import dev.stoa.domain.operations.ErasedSubject;
import dev.stoa.domain.operations.ErasureCertificate;
import dev.stoa.domain.operations.KnownBackup;
import dev.stoa.domain.operations.SubjectCounts;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What an erasure did, or would do.
 *
 * @param counts the rows of each table
 * @param backups those that still hold the subject
 * @param certificate none after a dry run
 */
public record ErasureReport(
    ErasedSubject subject,
    SubjectCounts counts,
    Seq<KnownBackup> backups,
    Option<ErasureCertificate> certificate) {}
