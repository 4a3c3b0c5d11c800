package dev.stoa.spring.boot;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.storage.Durability;
import dev.stoa.storage.SchemaMode;
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
 * @param maintenance whether expiry, pruning and other regular work run by themselves
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
    @DefaultValue Maintenance maintenance,
    @DefaultValue Mcp mcp) {

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
   * MCP over HTTP in the application's server.
   *
   * @param enabled whether it is served
   * @param path where; it ends with /mcp
   */
  public record Mcp(
      @DefaultValue("false") boolean enabled, @DefaultValue("/stoa/mcp") String path) {

    /** Refuses a path that clients of the servlet could not use. */
    public Mcp {
      if (!path.startsWith("/") || !path.endsWith("/mcp")) {
        throw new InvalidValue(
            "stoa.mcp.path is " + path + ": give one that ends with /mcp, such as /stoa/mcp");
      }
    }
  }
}
