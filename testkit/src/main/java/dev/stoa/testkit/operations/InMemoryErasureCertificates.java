package dev.stoa.testkit.operations;

import dev.stoa.domain.operations.ErasureCertificate;
import dev.stoa.domain.operations.ErasureCertificates;
import dev.stoa.domain.operations.ErasureId;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;

/** The certificates in a list. */
public final class InMemoryErasureCertificates implements ErasureCertificates {

  private static final Comparator<ErasureCertificate> OLDEST_FIRST =
      Comparator.comparing(ErasureCertificate::createdAt).thenComparing(ErasureCertificate::id);

  private final Cell<Vector<ErasureCertificate>> certificates;

  public InMemoryErasureCertificates(InMemoryUnitOfWork unit) {
    this.certificates = unit.cell(Vector.empty());
  }

  @Override
  public void add(ErasureCertificate certificate) {
    certificates.update(all -> all.append(certificate));
  }

  @Override
  public Option<ErasureCertificate> find(ErasureId id) {
    return certificates.get().find(one -> one.id().equals(id));
  }

  @Override
  public Seq<ErasureCertificate> before(Option<ErasureCertificate.Position> position, int limit) {
    return certificates
        .get()
        .filter(one -> position.forAll(after -> isBefore(one, after)))
        .sorted(OLDEST_FIRST.reversed())
        .take(limit);
  }

  private static boolean isBefore(ErasureCertificate one, ErasureCertificate.Position after) {
    int order = one.createdAt().compareTo(after.createdAt());
    return order < 0 || (order == 0 && one.id().compareTo(after.id()) < 0);
  }
}
