/** What the dashboard asks for, on large workspaces. */
package dev.stoa.benchmarks.dashboard;
