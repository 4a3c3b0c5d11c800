package dev.stoa.spring.boot;

import dev.stoa.storage.ThreadTransactions;
import io.vavr.control.Option;
import java.sql.Connection;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.ConnectionHolder;
import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** The transactions that Spring has open on a DataSource, as {@code @Transactional} opens them. */
final class SpringTransactions implements ThreadTransactions {

  private final DataSource source;
  private final Executor afterwards;

  private SpringTransactions(DataSource source, Executor afterwards) {
    this.source = source;
    this.afterwards = afterwards;
  }

  static SpringTransactions of(DataSource source) {
    // Spring binds connections to the DataSource that a proxy of this kind is made for.
    DataSource target =
        source instanceof TransactionAwareDataSourceProxy proxy
            ? Option.of(proxy.getTargetDataSource()).getOrElse(source)
            : source;
    ThreadPoolExecutor one =
        new ThreadPoolExecutor(
            1, 1, 10, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), SpringTransactions::thread);
    one.allowCoreThreadTimeOut(true);
    return new SpringTransactions(target, one);
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "stoa-after-commit");
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public Option<Connection> current() {
    if (!TransactionSynchronizationManager.isActualTransactionActive()
        || !TransactionSynchronizationManager.isSynchronizationActive()) {
      return Option.none();
    }
    return Option.of((ConnectionHolder) TransactionSynchronizationManager.getResource(source))
        .filter(
            holder ->
                holder.isSynchronizedWithTransaction() && holder.getConnectionHandle() != null)
        .map(ConnectionHolder::getConnection);
  }

  /**
   * On another thread: this one still holds its connection after the commit, and the action may
   * need one too.
   */
  @Override
  public void afterCommit(Runnable action) {
    TransactionSynchronizationManager.registerSynchronization(
        new TransactionSynchronization() {
          @Override
          public void afterCommit() {
            afterwards.execute(action);
          }
        });
  }
}
