@echo off
rem Double-click to open the studio (Windows). On a new computer, it brings your pages first.
where npm >nul 2>nul
if errorlevel 1 goto needs
where git >nul 2>nul
if errorlevel 1 goto needs
set "site=%~dp0.."
if exist "%site%\scripts\studio.mjs" goto open
set "site=%USERPROFILE%\Website"
if exist "%site%\scripts\studio.mjs" goto open
if exist "%site%" goto other
set "place="
if exist "%~dp0Where your pages are.txt" set /p place=<"%~dp0Where your pages are.txt"
echo Where are your pages kept? Type the address, or pull the folder into this window, and press Enter.
if defined place echo To take %place%, just press Enter.
set /p place=
set "place=%place:"=%"
rem Git asks for a word that a stick, which another computer has written, is yours.
if exist "%place%" git config --global --add safe.directory "%place:\=/%"
if exist "%site%.part" rmdir /s /q "%site%.part"
git clone --origin copy -- "%place%" "%site%.part"
if errorlevel 1 goto wrong
git -C "%site%.part" fetch --quiet copy refs/studio/live:refs/studio/live
if exist "%~dp0host.json" mkdir "%site%.part\data\studio"
if exist "%~dp0host.json" copy "%~dp0host.json" "%site%.part\data\studio" >nul
move "%site%.part" "%site%" >nul
:open
cd /d "%site%"
call npm run --silent studio
if errorlevel 1 pause
exit /b
:needs
echo Two free programs come first: Node, from https://nodejs.org, and git, from https://git-scm.com.
echo Install both, then double-click this again.
pause
exit /b 1
:other
echo The folder %site% holds something else. Rename it, then open this again.
pause
exit /b 1
:wrong
echo Your pages couldn't be brought; the reason is above. Open this again, or show it to whoever helps you.
pause
exit /b 1
