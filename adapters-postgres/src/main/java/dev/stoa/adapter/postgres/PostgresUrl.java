package dev.stoa.adapter.postgres;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.StoreUrl;
import dev.stoa.storage.Timeouts;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Properties;
import java.util.stream.Collectors;
import org.postgresql.Driver;
import org.postgresql.ds.PGSimpleDataSource;

/** The url of a database, checked; parts that may contain a password are never shown. */
final class PostgresUrl {

  static final String PREFIX = "jdbc:postgresql:";

  private static final String SCHEMA = "currentSchema=";

  private final String url;
  private final Properties parsed;

  private PostgresUrl(String url, Properties parsed) {
    this.url = url;
    this.parsed = parsed;
  }

  /** Parses the url, or refuses it with a message. */
  static PostgresUrl of(String url) {
    String shown = StoreUrl.shown(url);
    String parameters = url.substring(Math.min(url.length(), url.indexOf('?') + 1));
    if (!(hasParameters(url) ? url : url + "?").startsWith(shown + "?")) {
      throw unreadable("user and password go into its parameters");
    }
    // The driver logs a url that it cannot parse, so both parts are checked first.
    if (Driver.parseURL(shown, new Properties()) == null) {
      throw unreadable("host, port or database are malformed");
    }
    if (hasParameters(url)) {
      checkDecodes(parameters);
    }
    return new PostgresUrl(url, Driver.parseURL(url, new Properties()));
  }

  private static void checkDecodes(String parameters) {
    for (String parameter : parameters.split("&")) {
      try {
        URLDecoder.decode(parameter, StandardCharsets.UTF_8);
      } catch (IllegalArgumentException e) {
        // Without its message, which may quote the value.
        throw unreadable(
            "the parameter " + parameter.split("=", 2)[0] + " has an invalid % escape");
      }
    }
  }

  private static StorageException unreadable(String why) {
    return new StorageException(
        "the PostgreSQL url cannot be read, "
            + why
            + ": give one such as"
            + " jdbc:postgresql://localhost/stoa?user=…&password=…&currentSchema=team_a");
  }

  String parameter(String name, String otherwise) {
    return parsed.getProperty(name, otherwise);
  }

  /** The same database with another schema. */
  String withSchema(String schema) {
    String parameters =
        hasParameters(url)
            ? Arrays.stream(url.substring(url.indexOf('?') + 1).split("&"))
                .filter(parameter -> !parameter.isEmpty() && !parameter.startsWith(SCHEMA))
                .map(parameter -> parameter + "&")
                .collect(Collectors.joining())
            : "";
    String base = hasParameters(url) ? url.substring(0, url.indexOf('?')) : url;
    return base + "?" + parameters + SCHEMA + schema;
  }

  private static boolean hasParameters(String url) {
    return url.indexOf('?') >= 0;
  }

  /** New connections with a connect timeout; a timeout in the url takes precedence. */
  PGSimpleDataSource dataSource(Timeouts timeouts) {
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setUrl(url);
    if (!parsed.containsKey("ApplicationName")) {
      source.setApplicationName("stoa");
    }
    if (!parsed.containsKey("connectTimeout")) {
      source.setConnectTimeout(seconds(timeouts.connect()));
    }
    if (!parsed.containsKey("loginTimeout")) {
      source.setLoginTimeout(seconds(timeouts.connect()));
    }
    return source;
  }

  /** As above, for units of work; these also have a socket timeout. */
  PGSimpleDataSource unitDataSource(Timeouts timeouts) {
    PGSimpleDataSource source = dataSource(timeouts);
    if (!parsed.containsKey("reWriteBatchedInserts")) {
      source.setReWriteBatchedInserts(true);
    }
    if (!parsed.containsKey("logServerErrorDetail")) {
      // The detail of an error quotes values of the row, and so does the message for a batch.
      source.setLogServerErrorDetail(false);
    }
    if (!parsed.containsKey("socketTimeout")) {
      // The server's own statement timeout should end a statement first.
      source.setSocketTimeout(seconds(timeouts.statement()) + seconds(timeouts.connect()));
    }
    return source;
  }

  /** The driver counts in seconds, and 0 means forever. */
  private static int seconds(Duration time) {
    return (int) Math.max(1, time.plusMillis(999).toSeconds());
  }
}
