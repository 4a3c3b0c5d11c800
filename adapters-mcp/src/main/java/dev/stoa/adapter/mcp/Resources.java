package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.Problem;
import dev.stoa.actions.Progress;
import dev.stoa.domain.json.CanonicalJson;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceTemplateSpecification;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceRequest;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.ResourceTemplate;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.List;
import java.util.function.Function;

/** What a client can read by its address: lists to begin with, and templates for single things. */
final class Resources {

  static final String MIME_TYPE = "application/json";

  private static final Seq<ResourceAddress> ADDRESSES =
      Vector.of(
          new ResourceAddress("stoa://agents", "agent.list"),
          new ResourceAddress("stoa://agent/{identity}", "agent.show"),
          new ResourceAddress("stoa://audit", "audit.list"),
          new ResourceAddress("stoa://audit/{sequence}", "audit.show"),
          new ResourceAddress("stoa://briefing", "note.briefing"),
          new ResourceAddress("stoa://channels", "channel.list"),
          new ResourceAddress("stoa://channel/{name}", "channel.show"),
          new ResourceAddress("stoa://channel/{name}/messages", "channel.history"),
          new ResourceAddress("stoa://critique/{id}", "critique.show"),
          new ResourceAddress("stoa://debates", "debate.list"),
          new ResourceAddress("stoa://debate/{session}", "debate.show"),
          new ResourceAddress("stoa://debate/{session}/turns", "debate.turns"),
          new ResourceAddress("stoa://inbox", "channel.inbox"),
          new ResourceAddress("stoa://knowledge", "knowledge.list"),
          new ResourceAddress("stoa://knowledge/{id}", "knowledge.show"),
          new ResourceAddress("stoa://memories", "memory.list"),
          new ResourceAddress("stoa://memory/{id}", "memory.show"),
          new ResourceAddress("stoa://notes", "note.list"),
          new ResourceAddress("stoa://note/{id}", "note.show"),
          new ResourceAddress("stoa://rating/{agent}", "rating.show"),
          new ResourceAddress("stoa://spawn/{id}", "agent.spawn.show"),
          new ResourceAddress("stoa://tasks", "task.list"),
          new ResourceAddress("stoa://task/{id}", "task.show"));

  /** The actions by which they are read. */
  static final Seq<String> ACTIONS = ADDRESSES.map(ResourceAddress::action);

  private final Seq<Tuple2<ResourceAddress, Action<?, ?>>> offered;
  private final Function<McpTransportContext, CallScope> scopes;

  /** Those whose actions are among these. */
  Resources(Seq<Action<?, ?>> actions, Function<McpTransportContext, CallScope> scopes) {
    this.offered =
        ADDRESSES.flatMap(
            address ->
                actions
                    .find(action -> action.name().equals(address.action()))
                    .map(action -> new Tuple2<>(address, action)));
    this.scopes = scopes;
  }

  List<SyncResourceSpecification> lists() {
    return offered
        .reject(one -> one._1.isTemplate())
        .map(
            one ->
                new SyncResourceSpecification(
                    Resource.builder(one._1.uri(), one._1.name())
                        .description(one._2.summary())
                        .mimeType(MIME_TYPE)
                        .build(),
                    (exchange, request) -> read(one._1, one._2, exchange, request)))
        .toJavaList();
  }

  List<SyncResourceTemplateSpecification> templates() {
    return offered
        .filter(one -> one._1.isTemplate())
        .map(
            one ->
                new SyncResourceTemplateSpecification(
                    ResourceTemplate.builder(one._1.uri(), one._1.name())
                        .description(one._2.summary())
                        .mimeType(MIME_TYPE)
                        .build(),
                    (exchange, request) -> read(one._1, one._2, exchange, request)))
        .toJavaList();
  }

  private ReadResourceResult read(
      ResourceAddress address,
      Action<?, ?> action,
      McpSyncServerExchange exchange,
      ReadResourceRequest request) {
    CallScope scope = scopes.apply(exchange.transportContext());
    Either<Problem, CanonicalJson> outcome =
        ToolCall.run(action, scope, () -> address.input(action, request.uri()), Progress.NONE)
            .map(ToolCall.Answer::json);
    return ReadResourceResult.builder(
            List.of(contents(request.uri(), outcome.getOrElseThrow(Resources::error))))
        .build();
  }

  /** The action by which an address is read; nothing if it is no address. */
  Option<Action<?, ?>> action(String uri) {
    return offered.find(one -> one._1.matches(uri)).map(one -> one._2);
  }

  /** What is at an address for a caller now, or why it is not; nothing if it is no address. */
  Option<String> content(CallScope scope, String uri) {
    return offered
        .find(one -> one._1.matches(uri))
        .map(
            one ->
                ToolCall.run(one._2, scope, () -> one._1.input(one._2, uri), Progress.NONE)
                    .fold(Problem::sentence, answer -> answer.json().text()));
  }

  static TextResourceContents contents(String uri, CanonicalJson json) {
    return TextResourceContents.builder(uri, json.text()).mimeType(MIME_TYPE).build();
  }

  private static McpError error(Problem problem) {
    int code =
        switch (problem.kind()) {
          case ABSENT -> ErrorCodes.RESOURCE_NOT_FOUND;
          case UNAVAILABLE, INTERNAL -> ErrorCodes.INTERNAL_ERROR;
          default -> ErrorCodes.INVALID_PARAMS;
        };
    return McpError.builder(code).message(problem.sentence()).data(ToolCall.facts(problem)).build();
  }
}
