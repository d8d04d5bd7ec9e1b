@echo off
rem Double-click to open the studio (Windows).
cd /d "%~dp0.."
where npm >nul 2>nul
if errorlevel 1 (
  echo Node isn't installed yet. Get it from https://nodejs.org, then double-click this again.
  pause
  exit /b 1
)
call npm run --silent studio
if errorlevel 1 pause
