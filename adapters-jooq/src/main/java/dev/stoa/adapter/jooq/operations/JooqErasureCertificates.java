package dev.stoa.adapter.jooq.operations;

import static dev.stoa.schema.generated.tables.ErasureCertificates.ERASURE_CERTIFICATES;

import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.operations.ErasureCertificate;
import dev.stoa.domain.operations.ErasureCertificates;
import dev.stoa.domain.operations.ErasureId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** The certificates in the table {@code erasure_certificates}. */
final class JooqErasureCertificates implements ErasureCertificates {

  private final JooqSession session;

  JooqErasureCertificates(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(ErasureCertificate certificate) {
    session.run(
        MaintenanceSql.ADD_CERTIFICATE,
        binds ->
            binds
                .set(ERASURE_CERTIFICATES.ERASURE_ID, certificate.id().value())
                .set(ERASURE_CERTIFICATES.CREATED_AT, certificate.createdAt())
                .set(ERASURE_CERTIFICATES.DOCUMENT, certificate.document())
                .set(ERASURE_CERTIFICATES.AUDIT_SEQUENCE, certificate.auditSequence()));
  }

  @Override
  public Option<ErasureCertificate> find(ErasureId id) {
    return session.one(
        MaintenanceSql.FIND_CERTIFICATE,
        binds -> binds.set(ERASURE_CERTIFICATES.ERASURE_ID, id.value()),
        JooqErasureCertificates::certificate);
  }

  @Override
  public Seq<ErasureCertificate> before(Option<TimePosition<ErasureId>> position, int limit) {
    return position.isEmpty()
        ? session.list(
            MaintenanceSql.NEWEST,
            binds -> binds.set(MaintenanceSql.LIMIT, limit),
            JooqErasureCertificates::certificate)
        : session.list(
            MaintenanceSql.BEFORE,
            binds ->
                MaintenanceSql.NEWEST_FIRST
                    .bind(binds, position.get())
                    .set(MaintenanceSql.LIMIT, limit),
            JooqErasureCertificates::certificate);
  }

  private static ErasureCertificate certificate(Row row) throws SQLException {
    return new ErasureCertificate(
        new ErasureId(row.get(ERASURE_CERTIFICATES.ERASURE_ID)),
        row.get(ERASURE_CERTIFICATES.CREATED_AT),
        row.get(ERASURE_CERTIFICATES.DOCUMENT),
        row.get(ERASURE_CERTIFICATES.AUDIT_SEQUENCE));
  }
}
