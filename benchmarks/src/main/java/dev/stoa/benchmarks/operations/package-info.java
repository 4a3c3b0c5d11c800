/** Export, import, copy and backup of whole workspaces, measured. */
package dev.stoa.benchmarks.operations;
