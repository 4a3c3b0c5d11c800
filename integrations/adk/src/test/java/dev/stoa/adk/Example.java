package dev.stoa.adk;

import com.google.adk.agents.LlmAgent;
import com.google.adk.artifacts.InMemoryArtifactService;
import com.google.adk.models.BaseLlm;
import com.google.adk.runner.Runner;
import com.google.adk.sessions.Session;
import com.google.adk.sessions.SessionKey;
import com.google.adk.tools.LoadMemoryTool;
import com.google.genai.types.Content;
import com.google.genai.types.Part;
import dev.stoa.bootstrap.Stoa;
import java.util.Optional;

/** An agent whose sessions and memory are in a workspace. */
public final class Example {

  public static void ask(Stoa stoa, BaseLlm model, SessionKey key, String question) {
    LlmAgent agent =
        LlmAgent.builder()
            .name("assistant")
            .model(model)
            .instruction("Answer briefly.")
            .tools(new LoadMemoryTool())
            .build();
    StoaSessionService sessions = new StoaSessionService(stoa);
    StoaMemoryService memory = new StoaMemoryService(stoa.memory());
    Runner runner =
        Runner.builder()
            .agent(agent)
            .appName(key.appName())
            .artifactService(new InMemoryArtifactService())
            .sessionService(sessions)
            .memoryService(memory)
            .build();
    if (sessions
        .getSession(key.appName(), key.userId(), key.id(), Optional.empty())
        .isEmpty()
        .blockingGet()) {
      sessions.createSession(key).blockingGet();
    }
    runner
        .runAsync(key, Content.fromParts(Part.fromText(question)))
        .blockingForEach(event -> System.out.println(event.stringifyContent()));
    Session session =
        sessions.getSession(key.appName(), key.userId(), key.id(), Optional.empty()).blockingGet();
    memory.addSessionToMemory(session).blockingAwait();
  }
}
