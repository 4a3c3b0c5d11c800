package dev.stoa.adapter.jooq.operations;

import static dev.stoa.schema.generated.tables.ErasureCertificates.ERASURE_CERTIFICATES;

import dev.stoa.adapter.jooq.rows.AddedById;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
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
final class JooqErasureCertificates extends AddedById<ErasureId, ErasureCertificate>
    implements ErasureCertificates {

  private static final Rows<ErasureCertificate> CERTIFICATES =
      Rows.of(ERASURE_CERTIFICATES, JooqErasureCertificates::certificate)
          .key(ERASURE_CERTIFICATES.ERASURE_ID, certificate -> certificate.id().value())
          .set(ERASURE_CERTIFICATES.CREATED_AT, ErasureCertificate::createdAt)
          .set(ERASURE_CERTIFICATES.DOCUMENT, ErasureCertificate::document)
          .set(ERASURE_CERTIFICATES.AUDIT_SEQUENCE, ErasureCertificate::auditSequence);

  private static final Lookup<String, ErasureCertificate> BY_ID =
      CERTIFICATES.by(ERASURE_CERTIFICATES.ERASURE_ID);
  private static final Pages<TimePosition<ErasureId>, ErasureCertificate> NEWEST =
      CERTIFICATES.pages(
          Order.newestFirst(ERASURE_CERTIFICATES.CREATED_AT, ERASURE_CERTIFICATES.ERASURE_ID));

  JooqErasureCertificates(JooqSession session) {
    super(session, CERTIFICATES, BY_ID);
  }

  @Override
  public Seq<ErasureCertificate> before(Option<TimePosition<ErasureId>> position, int limit) {
    return NEWEST.page(session, Filters.NONE, position, limit);
  }

  private static ErasureCertificate certificate(Row row) throws SQLException {
    return new ErasureCertificate(
        new ErasureId(row.get(ERASURE_CERTIFICATES.ERASURE_ID)),
        row.get(ERASURE_CERTIFICATES.CREATED_AT),
        row.get(ERASURE_CERTIFICATES.DOCUMENT),
        row.get(ERASURE_CERTIFICATES.AUDIT_SEQUENCE));
  }
}
