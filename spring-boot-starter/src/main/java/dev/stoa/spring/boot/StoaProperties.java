package dev.stoa.spring.boot;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.storage.Durability;
import dev.stoa.storage.SchemaMode;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The properties of a workspace.
 *
 * @param url the store, such as jdbc:sqlite:stoa.db; without it the workspace is in the
 *     application's DataSource
 * @param databaseSchema the PostgreSQL schema of a workspace in the application's DataSource;
 *     without it, stoa
 * @param schema what to do about the tables when the application starts
 * @param durability the durability of a commit, for a store with a url
 * @param connections how many units of work may read at the same time, for a store with a url
 * @param slowUnit units of work that take this long are logged
 * @param backups the folder of the backups of the workspace, for its health and its meters
 * @param maintenance whether expiry, pruning and other regular work run by themselves
 * @param http whether the actions and the dashboard are served by the application
 * @param mcp whether models can use the workspace through the application
 */
@ConfigurationProperties("stoa")
public record StoaProperties(
    @Nullable String url,
    @Nullable String databaseSchema,
    @DefaultValue("migrate") SchemaMode schema,
    @DefaultValue("normal") Durability durability,
    @DefaultValue("8") int connections,
    @DefaultValue("10s") Duration slowUnit,
    @Nullable Path backups,
    @DefaultValue Maintenance maintenance,
    @DefaultValue Http http,
    @DefaultValue Mcp mcp) {

  /** Where MCP is served. */
  String mcpPath() {
    String path = mcp.path();
    return path == null ? http.path() + "/mcp" : path;
  }

  /**
   * When maintenance runs.
   *
   * @param enabled whether it runs while the application does
   * @param first the time from the start to the first look
   * @param between the time from one look to the next
   */
  public record Maintenance(
      @DefaultValue("false") boolean enabled,
      @DefaultValue("1m") Duration first,
      @DefaultValue("1m") Duration between) {}

  /**
   * The actions, the dashboard and MCP in the application's server.
   *
   * @param enabled whether they are served
   * @param path below which
   * @param allowWrites whether the dashboard may do a few actions that change something
   */
  public record Http(
      @DefaultValue("false") boolean enabled,
      @DefaultValue("/stoa") String path,
      @DefaultValue("false") boolean allowWrites) {

    /** Refuses a path that a servlet cannot have. */
    public Http {
      if (!path.matches("(/[A-Za-z0-9._~-]+)+")) {
        throw new InvalidValue(
            "stoa.http.path is " + path + ": give one such as /stoa, without a slash at its end");
      }
    }
  }

  /**
   * MCP over HTTP in the application's server.
   *
   * @param enabled whether it is served; without a value, if stoa.http.enabled is set
   * @param path where; it ends with /mcp, and is that below stoa.http.path without a value
   */
  public record Mcp(@Nullable Boolean enabled, @Nullable String path) {

    /** Refuses a path that clients of the servlet could not use. */
    public Mcp {
      if (path != null && !(path.startsWith("/") && path.endsWith("/mcp"))) {
        throw new InvalidValue(
            "stoa.mcp.path is " + path + ": give one that ends with /mcp, such as /stoa/mcp");
      }
    }
  }
}
