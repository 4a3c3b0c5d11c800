package dev.stoa.adapter.postgres;

import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.resultQuery;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.Broadcast;
import dev.stoa.adapter.jooq.unit.JooqSession;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.function.Consumer;
import org.jooq.Field;
import org.jooq.Param;

/** Uses NOTIFY in the writing transaction and LISTEN on a separate connection, if there is one. */
final class PostgresBroadcast implements Broadcast {

  private static final System.Logger LOG = System.getLogger("dev.stoa.storage");

  private static final Param<String> TOPIC = Params.named("topic", String.class);
  private static final Param<String> TEXT = Params.named("text", String.class);
  private static final Field<String> TOLD = field("told", String.class);
  private static final Statement NOTIFY =
      Statement.of(() -> resultQuery("select pg_notify({0}, {1})", TOPIC, TEXT).coerce(TOLD));

  /** A silently lost connection is noticed late, so waiting threads also check on their own. */
  private static final Duration LISTENING = Duration.ofSeconds(5);

  private static final Duration POLLING = Duration.ofMillis(250);

  private final PostgresWorkspace workspace;
  private final PostgresListener listener;
  private final String topic;

  PostgresBroadcast(PostgresWorkspace workspace) {
    this.workspace = workspace;
    // Notifications span the database, workspaces do not.
    this.topic = "stoa_" + Long.toHexString(AdvisoryKey.of(workspace.schema(), "broadcast"));
    this.listener = new PostgresListener(workspace::migrating, topic);
  }

  @Override
  public void send(JooqSession session, String text) {
    session.run(NOTIFY, binds -> binds.set(TOPIC, topic).set(TEXT, text));
  }

  @Override
  public void listen(Consumer<String> heard, Runnable missed) {
    if (workspace.ownSessions()) {
      listener.start(heard, missed);
    } else {
      LOG.log(
          Level.INFO,
          "waiting for messages in schema {0} polls every {1}: its connections have no session of"
              + " their own to listen on",
          workspace.schema(),
          POLLING);
    }
  }

  @Override
  public Duration lookEvery() {
    return workspace.ownSessions() ? LISTENING : POLLING;
  }

  @Override
  public void close() {
    listener.close();
  }
}
