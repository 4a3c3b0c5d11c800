package dev.stoa.example.panel;

import dev.langchain4j.model.chat.ChatModel;
import dev.stoa.application.debate.DebateOperations;
import dev.stoa.application.debate.DebateParticipant;
import dev.stoa.application.debate.DebateReceipt;
import dev.stoa.application.debate.DebateRun;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.langchain4j.ModelParticipant;
import java.util.Map;
import java.util.TreeMap;

/** Models that debate a question; what they decide can be proved to anyone. */
public final class Panel implements AutoCloseable {

  private final Stoa stoa;
  private final SigningKey key;

  /** The key signs what was decided. */
  public Panel(String url, SigningKey key) {
    this.stoa = Stoa.open(url);
    this.key = key;
  }

  /** Runs the debate to its conclusion, and answers with its receipt. */
  public DebateReceipt debate(String question, Map<String, ChatModel> models) {
    Map<AgentName, DebateParticipant> participants = new TreeMap<>();
    models.forEach(
        (name, model) -> participants.put(new AgentName(name), new ModelParticipant(model)));
    DebateOperations debates = stoa.debates().registering();
    DebateSessionId id = debates.open(NewDebateSession.about(question)).id();
    debates.start(id).getOrElseThrow(RefusalException::new);
    DebateRun run = debates.run(id, participants).getOrElseThrow(RefusalException::new);
    if (run.concluded().isEmpty()) {
      throw new IllegalStateException("The debate ended without a conclusion: " + run.end());
    }
    stoa.audit().checkpoint(key).getOrElseThrow(RefusalException::new);
    return debates.prove(id).getOrElseThrow(RefusalException::new);
  }

  @Override
  public void close() {
    stoa.close();
  }
}
