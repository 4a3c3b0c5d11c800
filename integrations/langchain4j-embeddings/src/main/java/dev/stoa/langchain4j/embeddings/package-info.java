/** The embedding store of LangChain4j in a workspace, and embedding models of Stoa. */
@NullMarked
package dev.stoa.langchain4j.embeddings;

import org.jspecify.annotations.NullMarked;
