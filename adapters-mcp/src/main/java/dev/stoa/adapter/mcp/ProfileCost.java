package dev.stoa.adapter.mcp;

import dev.stoa.actions.Effect;
import dev.stoa.actions.catalogue.Catalogue;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema.ListToolsResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.ToLongFunction;

/**
 * What the tools of a profile take of a prompt, for the caller that sees the most of them.
 *
 * @param bytes of the list of tools as a client gets it
 */
public record ProfileCost(String profile, int tools, long bytes, long tokens) {

  /** Of every profile, as a tokenizer counts them. */
  public static Seq<ProfileCost> all(Catalogue catalogue, ToLongFunction<String> tokenizer) {
    McpTools tools = McpTools.of(catalogue, false);
    return ToolChoice.profiles()
        .map(
            profile ->
                List.of(true, false)
                    .map(isAgent -> new Rights(Effect.DESTRUCTIVE, isAgent))
                    .map(
                        rights ->
                            of(
                                profile,
                                tools.listed(
                                    rights,
                                    ToolChoice.of(catalogue, Option.some(profile), List.empty())),
                                tokenizer))
                    .maxBy(ProfileCost::tools)
                    .get());
  }

  private static ProfileCost of(
      String profile, Seq<Tool> listed, ToLongFunction<String> tokenizer) {
    String json = json(listed);
    return new ProfileCost(
        profile,
        listed.size(),
        json.getBytes(StandardCharsets.UTF_8).length,
        tokenizer.applyAsLong(json));
  }

  private static String json(Seq<Tool> listed) {
    try {
      return McpJsonDefaults.getMapper()
          .writeValueAsString(ListToolsResult.builder(listed.toJavaList()).build());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
