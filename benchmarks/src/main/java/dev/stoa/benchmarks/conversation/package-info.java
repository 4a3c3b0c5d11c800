/** Conversations, measured. */
package dev.stoa.benchmarks.conversation;
