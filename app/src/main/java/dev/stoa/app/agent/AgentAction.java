package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.application.agent.AgentOperations;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentRefused;
import io.vavr.control.Either;
import java.util.function.Function;

/** A command about agents: a refusal, or a value that cannot be meant, ends it. */
abstract class AgentAction extends StoaAction {

  /** Works on the workspace that is there. */
  final <T> T done(Function<AgentOperations, Either<AgentRefused, T>> work) {
    return CliFailure.checked(() -> workspace().use(stoa -> work.apply(stoa.agents())))
        .getOrElseThrow(CliFailure::refused);
  }

  /** Asks the workspace that is there. */
  final <T> T asked(Function<AgentOperations, T> question) {
    return CliFailure.checked(() -> workspace().use(stoa -> question.apply(stoa.agents())));
  }

  /** Everything about the agent. */
  static Answer whole(Agent agent) {
    return Answer.ok(AgentView.whole(agent).text(), AgentView.json(agent));
  }
}
