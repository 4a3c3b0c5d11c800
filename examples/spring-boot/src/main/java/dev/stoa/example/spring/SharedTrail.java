package dev.stoa.example.spring;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditRefused;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.storage.Joined;
import io.vavr.control.Either;
import java.sql.Connection;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DataSourceUtils;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** A trail in the application's own database: the entry joins Spring's transaction. */
final class SharedTrail implements OrderTrail {

  private final Stoa stoa;
  private final DataSource dataSource;

  SharedTrail(Stoa stoa, DataSource dataSource) {
    this.stoa = stoa;
    this.dataSource = dataSource;
  }

  @Override
  public void placed(String order) {
    // The connection of the transaction that @Transactional has opened on this thread.
    Connection connection = DataSourceUtils.getConnection(dataSource);
    try {
      Joined<Either<AuditRefused, AuditEntry>> joined =
          stoa.joining(
              connection,
              workspace -> workspace.audit().append(AuditEvent.of("order_placed").session(order)));
      joined.outcome().getOrElseThrow(RefusalException::new);
      TransactionSynchronizationManager.registerSynchronization(
          new TransactionSynchronization() {
            @Override
            public void afterCommit() {
              joined.committed();
            }
          });
    } finally {
      DataSourceUtils.releaseConnection(connection, dataSource);
    }
  }
}
