package dev.stoa.testkit.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.operations.ErasureCertificate;
import dev.stoa.domain.operations.ErasureId;
import dev.stoa.domain.operations.MaintenanceStorage;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The contract of every store of erasure certificates. */
public interface ErasureCertificatesContract extends WorkspaceContract<MaintenanceStorage> {

  /** The instant of this suite. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  default void aCertificateIsFoundAsItWasAdded() {
    ErasureCertificate certificate = certificate("e1", AT);
    add(certificate);
    assertEquals(Option.some(certificate), find("e1"));
    assertEquals(Option.none(), find("e2"));
  }

  @Test
  default void theNewestComeFirst() {
    ErasureCertificate old = certificate("e9", AT);
    ErasureCertificate first = certificate("e1", AT.plusSeconds(1));
    ErasureCertificate second = certificate("e2", AT.plusSeconds(1));
    add(first);
    add(old);
    add(second);
    assertEquals(Vector.of(second, first), before(Option.none(), 2));
    assertEquals(Vector.of(first, old), before(Option.some(second.position()), 9));
    assertEquals(Vector.of(old), before(Option.some(first.position()), 9));
    assertEquals(Vector.empty(), before(Option.some(old.position()), 9));
  }

  private static ErasureCertificate certificate(String id, Instant at) {
    return new ErasureCertificate(new ErasureId(id), at, "{\"id\":\"" + id + "\"}", 3);
  }

  private Seq<ErasureCertificate> before(Option<TimePosition<ErasureId>> position, int limit) {
    return storage()
        .unitOfWork()
        .read(() -> storage().erasureCertificates().before(position, limit));
  }

  private Option<ErasureCertificate> find(String id) {
    return storage()
        .unitOfWork()
        .read(() -> storage().erasureCertificates().find(new ErasureId(id)));
  }

  private void add(ErasureCertificate certificate) {
    storage()
        .unitOfWork()
        .run(
            () -> {
              storage().erasureCertificates().add(certificate);
              return certificate;
            });
  }
}
