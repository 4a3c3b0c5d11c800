/** Stoa as the memory of applications with LangChain4j. */
@NullMarked
package dev.stoa.langchain4j;

import org.jspecify.annotations.NullMarked;
