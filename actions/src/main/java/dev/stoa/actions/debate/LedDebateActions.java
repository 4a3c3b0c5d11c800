package dev.stoa.actions.debate;

import static dev.stoa.actions.debate.DebateReferences.SESSION;

import dev.stoa.actions.Action;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.application.debate.DebateAnswer;
import dev.stoa.application.debate.DebateNext;
import dev.stoa.application.debate.LedDebateOperations;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;

/** What callers may ask of debates that are led. */
final class LedDebateActions {

  private static final View<DebateNext> NEXT =
      View.of(DebateNext.class, "NextTurn")
          .rename("session", "session_id")
          .rename("turn", "turn_id")
          .rename("gate", "gate_id")
          .note("state", "Whether it is the agent's turn, and if not, why.")
          .note("turn_id", "The id of the answer, if it is the agent's turn.")
          .note("until", "When the agent is passed over, or the gate expires.")
          .note("expected", "What to answer.")
          .note("brief", "What was said before, and what is asked.")
          .note("waiting_for", "Whose answers it waits for.")
          .note("answer", "What was concluded.")
          .note("winner", "Whose position won.");

  private LedDebateActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(run(), next(), answer());
  }

  record RunDebate(NewDebateSession session, @Param(References.REGISTER) boolean register) {

    private static final Input<RunDebate> INPUT =
        Input.of(RunDebate.class).flatten("session", DebateInputs.SESSION);
  }

  private static Action<?, ?> run() {
    return Action.ofAgent()
        .write(
            "debate.run",
            "Opens and starts a session that tells its participants when it is their turn;"
                + " audited.")
        .details(
            "Participants ask with debate next and reply with debate answer.",
            "Who does not answer in time is passed over. When all answers are there, the session"
                + " is concluded by itself.")
        .example("{'topic':'Cache or not?','participants':['ada','bob'],'max_rounds':1}")
        .example(
            "{'topic':'Cache or not?','participants':['ada','bob'],'gates':['proposal'],"
                + "'timeout':'PT1H','answer_time':'PT2M','register':true}")
        .creates()
        .takes(RunDebate.INPUT)
        .gives(
            DebateViews.SESSION,
            (workspace, input) -> {
              LedDebateOperations led = workspace.ledDebates();
              return (input.register() ? led.registering() : led).open(input.session());
            });
  }

  record AskNext(
      @Param(value = SESSION, position = 0) String session,
      @Param(value = References.ACTOR, label = "agent", actor = true) AgentName as,
      @Param(value = "How long to wait for the agent's turn.", defaultValue = "0s")
          Duration timeout) {

    private static final Input<AskNext> INPUT = Input.of(AskNext.class).rename("timeout", "wait");
  }

  private static Action<?, ?> next() {
    return Action.ofAgent()
        .write(
            "debate.next",
            "Says whether it is an agent's turn in a session that is led, and what to answer.")
        .details(
            "It waits until it is the agent's turn or the session is over, at most as long as"
                + " given.")
        .example("{'session':'83c1f0a2','as':'ada','wait':'30s'}")
        .takes(AskNext.INPUT)
        .gives(
            NEXT,
            (workspace, input) ->
                workspace
                    .ledDebates()
                    .next(
                        DebateReferences.session(workspace, input.session()).id(),
                        input.as(),
                        input.timeout()))
        .text(seen -> NextTurnText.of(seen.value()));
  }

  record GiveAnswer(
      @Param(value = SESSION, position = 0) String session,
      @Param(value = "What the agent says.", position = 1) String content,
      @Param(value = References.ACTOR, label = "agent", actor = true) AgentName as,
      @Param(value = "How sure the agent is.", min = 0, max = 1) double confidence,
      @Param("What it votes for, such as an agent; it counts in the phase convergence.")
          Option<String> choice,
      @Param(value = "Whom it addresses.", label = "name") Option<AgentName> to,
      @Param(value = "What the agent learnt.", option = "insight") Seq<String> insights,
      @Param(
              value =
                  "The turn_id of debate next: a late answer is refused, a repeated one changes"
                      + " nothing.",
              label = "id")
          Option<DebateTurnId> turn) {

    private DebateAnswer answer() {
      return new DebateAnswer(content, confidence, choice, to, insights);
    }
  }

  private static Action<?, ?> answer() {
    return Action.ofAgent()
        .write("debate.answer", "Answers in a session that is led, if it is the agent's turn.")
        .example(
            "{'session':'83c1f0a2','content':'Cache it.','as':'ada','confidence':0.8,"
                + "'choice':'ada'}")
        .columns(TurnActions.COLUMNS)
        .takes(GiveAnswer.class)
        .gives(
            DebateViews.TURN,
            (workspace, input) -> {
              DebateSessionId id = DebateReferences.session(workspace, input.session()).id();
              LedDebateOperations led = workspace.ledDebates();
              return input
                  .turn()
                  .map(turn -> led.answer(id, input.as(), turn, input.answer()))
                  .getOrElse(() -> led.answer(id, input.as(), input.answer()));
            });
  }
}
