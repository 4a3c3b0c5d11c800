package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of maintenance and of erasure certificates. */
public interface MaintenanceStorage extends ContextStorage {

  MaintenanceRuns maintenanceRuns();

  ErasureCertificates erasureCertificates();
}
