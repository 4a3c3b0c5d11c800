package dev.stoa.actions.debate;

import static dev.stoa.actions.debate.DebateReferences.SESSION;

import dev.stoa.actions.Action;
import dev.stoa.actions.References;
import dev.stoa.actions.Streamed;
import dev.stoa.actions.Where;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.domain.debate.AgentTurnQuery;
import dev.stoa.domain.debate.DebateJsonColumn;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.NewTurn;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.concurrent.atomic.AtomicLong;

/** What callers may ask of turns. */
final class TurnActions {

  static final String[] COLUMNS = {
    "sequence", "round", "phase", "agent", "to", "role", "confidence", "content"
  };

  private TurnActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(say(), sayBatch(), replay(), turns(), turnsOf(), findTurns());
  }

  private static Action<?, ?> say() {
    return Action.ofAgent()
        .write("debate.say", "Appends a turn to a running session.")
        .example(
            "{'session':'83c1f0a2','content':'Cache it.','agent':'ada','round':1,"
                + "'phase':'proposal','confidence':0.8}")
        .example(
            "{'session':'83c1f0a2','content':'It will be cold.','agent':'bob','round':1,"
                + "'phase':'critique','to':'ada','role':'critic','enforce':true,'register':true}")
        .columns(COLUMNS)
        .takes(Say.INPUT)
        .gives(
            DebateViews.TURN,
            (workspace, input) ->
                Say.debates(workspace, input.enforce(), input.register())
                    .appendNew(
                        DebateReferences.session(workspace, input.session()).id(),
                        List.of(input.turn()))
                    .map(Seq::head));
  }

  record SayBatch(
      @Param(value = SESSION, position = 0) String session,
      @Param(value = "The turns, at most 10000.", position = 1, lines = true) Seq<NewTurn> turns,
      @Param(Say.ENFORCE) boolean enforce,
      @Param(References.REGISTER) boolean register) {

    private static final Input<SayBatch> INPUT =
        Input.of(SayBatch.class).nest("turns", DebateInputs.TURN);
  }

  private static Action<?, ?> sayBatch() {
    return Action.ofAgent()
        .write(
            "debate.say-batch",
            "Appends up to 10,000 turns to a running session in order, or none.")
        .details("Turns with an id are appended once, so that a batch can be repeated.")
        .example(
            "{'session':'83c1f0a2','turns':[{'content':'Cache it.','agent':'ada','round':1,"
                + "'phase':'proposal','turn':'t-1'},{'content':'It will be cold.','agent':'bob',"
                + "'round':1,'phase':'critique','to':'ada'}],'register':true}")
        .listing("turns")
        .columns(COLUMNS)
        .takes(SayBatch.INPUT)
        .givesItems(
            DebateViews.TURN,
            (workspace, input) ->
                Say.debates(workspace, input.enforce(), input.register())
                    .appendNew(
                        DebateReferences.session(workspace, input.session()).id(), input.turns()));
  }

  /** The formats of a replay. */
  enum Format {
    TRANSCRIPT,
    JSON
  }

  record Replay(
      @Param(value = SESSION, position = 0) String session,
      @Param(value = "A transcript, or a JSON object per line.", defaultValue = "transcript")
          Format format,
      TurnFilter filter) {

    private static final Input<Replay> INPUT =
        Input.of(Replay.class).flatten("filter", DebateInputs.FILTER);
  }

  private static Action<?, ?> replay() {
    return Action.ofWorkspace()
        .read("debate.replay", "Writes the turns of a session in order, from one snapshot.")
        .example("{'session':'83c1f0a2'}")
        .example("{'session':'83c1f0a2','format':'json','round':2,'phase':'adversarial'}")
        .takes(Replay.INPUT)
        .givesLines(
            (workspace, input, progress) -> {
              DebateSession session = DebateReferences.session(workspace, input.session());
              if (input.format() == Format.JSON) {
                AtomicLong written = new AtomicLong();
                workspace
                    .debates()
                    .replay(
                        session.id(),
                        input.filter(),
                        turn -> {
                          progress.line(Shapes.json(DebateViews.TURN.shape(), turn).text() + "\n");
                          written.incrementAndGet();
                        })
                    .getOrElseThrow(RefusalException::new);
                return Either.right(new Streamed(written.get()));
              }
              Transcript transcript = new Transcript(line -> progress.line(line + "\n"));
              transcript.begin(session);
              return workspace
                  .debates()
                  .replay(session.id(), input.filter(), transcript::turn)
                  .map(done -> new Streamed(transcript.turns()));
            });
  }

  record ListTurns(
      @Param(value = SESSION, position = 0) String session, TurnFilter filter, @Paged Paging page) {

    private static final Input<ListTurns> INPUT =
        Input.of(ListTurns.class).flatten("filter", DebateInputs.FILTER);
  }

  private static Action<?, ?> turns() {
    return Action.ofWorkspace()
        .read("debate.turns", "Lists turns of a session in the order of a replay.")
        .example("{'session':'83c1f0a2','round':1}")
        .listing("turns")
        .columns(COLUMNS)
        .takes(ListTurns.INPUT)
        .answersPage(
            DebateViews.TURN,
            (workspace, input) ->
                workspace
                    .debates()
                    .turns(
                        DebateReferences.session(workspace, input.session()).id(),
                        input.filter(),
                        input.page().by(DebateTurn.ReplayKey.class)));
  }

  record ListTurnsOf(
      @Param(value = "Whose turns.", position = 0, label = "name") AgentName agent,
      @Param("Only this phase.") Option<DebatePhase> phase,
      @Param(Where.ASKED) Option<MetadataFilter> where,
      @Paged Paging page) {

    private AgentTurnQuery query() {
      return new AgentTurnQuery(agent, phase, where, page.by(DebateTurn.AgentKey.class));
    }
  }

  private static Action<?, ?> turnsOf() {
    return Action.ofWorkspace()
        .read("debate.turns-of", "Lists turns of an agent in all debates, by session.")
        .example("{'agent':'ada','phase':'critique'}")
        .listing("turns")
        .columns("session_id", "round", "phase", "to", "role", "confidence", "content")
        .takes(ListTurnsOf.class)
        .answersPage(
            DebateViews.TURN, (workspace, input) -> workspace.debates().turnsOf(input.query()));
  }

  record FindTurns(
      @Param(value = DebateReferences.KEY, position = 0) String key,
      @Param(value = DebateReferences.VALUE, position = 1) DebateActions.CanonicalValue value,
      @Param(value = "Where to look.", defaultValue = "metadata") DebateJsonColumn.OfTurn column,
      @Paged Paging page) {}

  private static Action<?, ?> findTurns() {
    return Action.ofWorkspace()
        .read("debate.find-turns", "Lists turns of all debates whose JSON has a member.")
        .example("{'key':'ticket','value':'7'}")
        .example("{'key':'exit_code','value':'0','column':'tool_calls'}")
        .listing("turns")
        .columns("session_id", "round", "phase", "agent", "content")
        .takes(FindTurns.class)
        .answersPage(
            DebateViews.TURN,
            (workspace, input) ->
                workspace
                    .debates()
                    .turnsContaining(
                        input.column(),
                        JsonMember.json(input.key(), input.value().value()),
                        input.page().by(DebateTurnId.class)));
  }
}
