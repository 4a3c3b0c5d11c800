package dev.stoa.storage;

import static java.util.Objects.requireNonNull;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.control.Option;
import javax.sql.DataSource;

/** Where a workspace is, and who opens the connections to it. */
public sealed interface StoragePlace {

  /** A description without passwords. */
  String shown();

  /** The transactions that units of work join. */
  default ThreadTransactions transactions() {
    return ThreadTransactions.NONE;
  }

  /**
   * Stoa opens connections itself.
   *
   * @param url {@code jdbc:sqlite:<file>} or {@code jdbc:postgresql://…?currentSchema=<workspace>}
   */
  record AtUrl(String url) implements StoragePlace {

    public AtUrl {
      checkUrl("store url", url);
    }

    @Override
    public String shown() {
      return StoreUrl.shown(url);
    }

    @Override
    public String toString() {
      return shown();
    }
  }

  /**
   * Stoa opens connections to a pooler such as PgBouncer, which may run every transaction in
   * another server session: no session state is used, and LISTEN is not available.
   *
   * @param url of the pooler
   * @param directUrl of the server itself, for migrations
   */
  record BehindPooler(String url, Option<String> directUrl) implements StoragePlace {

    public BehindPooler {
      checkUrl("store url", url);
      requireNonNull(directUrl, "directUrl is null")
          .forEach(direct -> checkUrl("direct url", direct));
    }

    @Override
    public String shown() {
      return StoreUrl.shown(url);
    }

    @Override
    public String toString() {
      return shown() + " behind a pooler";
    }
  }

  /**
   * The application's own connections: Stoa borrows one per unit of work and changes no setting
   * that outlives it.
   *
   * @param source where connections are borrowed
   * @param schema the schema of the workspace on PostgreSQL; none means {@code stoa}
   * @param transactions those that the application opens on these connections
   */
  record OverDataSource(DataSource source, Option<String> schema, ThreadTransactions transactions)
      implements StoragePlace {

    public OverDataSource {
      requireNonNull(source, "source is null");
      requireNonNull(schema, "schema is null");
      requireNonNull(transactions, "transactions is null");
    }

    @Override
    public String shown() {
      return "a DataSource of the application";
    }

    /** A DataSource may print its password. */
    @Override
    public String toString() {
      return shown();
    }
  }

  private static void checkUrl(String name, String url) {
    if (url == null || url.isBlank()) {
      throw new InvalidValue(name + " is blank: give one such as jdbc:sqlite:stoa.db");
    }
  }
}
