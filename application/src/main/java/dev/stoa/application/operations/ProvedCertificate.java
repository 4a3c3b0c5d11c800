package dev.stoa.application.operations;

import dev.stoa.domain.audit.tlog.TlogProof;
import dev.stoa.domain.operations.ErasureCertificate;

/** A certificate with the proof that the audit trail holds its hash. */
public record ProvedCertificate(ErasureCertificate certificate, TlogProof proof) {}
