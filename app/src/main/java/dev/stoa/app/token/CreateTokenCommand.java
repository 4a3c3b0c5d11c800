package dev.stoa.app.token;

import dev.stoa.actions.Effect;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.http.access.NewToken;
import dev.stoa.adapter.http.access.Token;
import dev.stoa.adapter.mcp.ToolChoice;
import dev.stoa.app.store.StoaAction;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.trust.OriginClass;
import io.vavr.Tuple2;
import io.vavr.collection.List;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Creates a token, which is shown once. */
@Command(
    name = "create",
    description = "Creates a token, which is shown once: the file keeps only its hash.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa token create --subject ada --effect write --tokens tokens.jsonl",
      "  stoa token create --subject ci --agent zealot --effect read --expires P90D",
      "  stoa token create --subject crawler --class tool --effect write",
    })
final class CreateTokenCommand extends StoaAction {

  @Option(
      names = "--subject",
      required = true,
      paramLabel = "<user>",
      description = "The user who calls with it.")
  private String subject;

  @Option(
      names = "--agent",
      paramLabel = "<agent>",
      description = {
        "The one agent of the workspace that it acts as, whatever it is called later: an identity,",
        "an id, or a unique suffix of an id; any without this option."
      })
  private @Nullable String agent;

  @Option(
      names = "--effect",
      required = true,
      paramLabel = "read|write|destructive",
      description = "The strongest effect of its actions; each includes those before it.")
  private Effect effect;

  @Option(
      names = "--workspace",
      paramLabel = "<name>",
      description = "The one workspace that it is for; any of the server without this option.")
  private @Nullable String workspace;

  @Option(
      names = "--expires",
      paramLabel = "<duration>",
      description = "How long it is accepted, such as P90D or 12h; always without this option.")
  private @Nullable String expires;

  @Option(
      names = "--profile",
      paramLabel = "<name>",
      description = {
        "The tools that a model is offered with it, unless it chooses others: core, team, debate,",
        "review, files, graph, operate or all; core without this option."
      })
  private @Nullable String profile;

  @Option(
      names = "--class",
      paramLabel = "person|agent|tool|document|imported",
      description = "The class of origin of what is written with it; agent without this option.")
  private @Nullable OriginClass origin;

  @Mixin private TokenFileOption tokens;

  @Override
  protected Answer answer() {
    NewToken wanted = CliFailure.checked(this::wanted);
    Tuple2<String, Token> created =
        tokens.use(file -> file.create(wanted, InstantSource.system(), new SecureRandom()));
    return Answer.ok(
        TokenViews.table(List.of(created._2))
            + "Token: "
            + created._1
            + "\nIt is not shown again.\n",
        TokenViews.json(created._2).put("token", created._1).build());
  }

  private AgentId id(String given) {
    return workspace()
        .use(stoa -> stoa.agents().resolve(given).flatMap(Agent::live))
        .getOrElseThrow(CliFailure::refused)
        .id();
  }

  private NewToken wanted() {
    return new NewToken(
        subject,
        io.vavr.control.Option.of(agent).map(this::id),
        effect,
        io.vavr.control.Option.of(workspace),
        io.vavr.control.Option.of(expires)
            .map(text -> (Duration) Shapes.of(Duration.class).parse(text)),
        io.vavr.control.Option.of(profile).peek(ToolChoice::checkProfile),
        io.vavr.control.Option.of(origin));
  }
}
