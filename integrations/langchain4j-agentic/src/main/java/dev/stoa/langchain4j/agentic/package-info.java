/** The scopes of the agents of LangChain4j in a workspace. */
@NullMarked
package dev.stoa.langchain4j.agentic;

import org.jspecify.annotations.NullMarked;
